// Written by `make assets`; do not edit.

static const uint8_t file_scenarios_tour_root_ios_scenario[] = {
#embed "scenarios/tour/root-ios.scenario" suffix(, )
  0};

static const struct Asset files[] = {
  {"scenarios/tour/root-ios.scenario", file_scenarios_tour_root_ios_scenario, sizeof file_scenarios_tour_root_ios_scenario - 1},
};
