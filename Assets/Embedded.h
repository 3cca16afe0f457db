// Written by `make assets`; do not edit.

static const uint8_t file_apps_fieldbook_json[] = {
#embed "apps/fieldbook.json" suffix(, )
  0};

static const uint8_t file_scenarios_tour_commit_both_scenario[] = {
#embed "scenarios/tour/commit-both.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_draft_survives_scenario[] = {
#embed "scenarios/tour/draft-survives.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_flick_android_scenario[] = {
#embed "scenarios/tour/flick-android.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_flick_ios_scenario[] = {
#embed "scenarios/tour/flick-ios.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_halfway_android_scenario[] = {
#embed "scenarios/tour/halfway-android.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_halfway_ios_scenario[] = {
#embed "scenarios/tour/halfway-ios.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_link_parents_scenario[] = {
#embed "scenarios/tour/link-parents.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_links_hostile_scenario[] = {
#embed "scenarios/tour/links-hostile.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_other_tabs_root_scenario[] = {
#embed "scenarios/tour/other-tabs-root.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_preview_numbers_scenario[] = {
#embed "scenarios/tour/preview-numbers.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_reselect_scenario[] = {
#embed "scenarios/tour/reselect.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_root_android_scenario[] = {
#embed "scenarios/tour/root-android.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_root_ios_scenario[] = {
#embed "scenarios/tour/root-ios.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_same_on_both_scenario[] = {
#embed "scenarios/tour/same-on-both.scenario" suffix(, )
  0};

static const uint8_t file_scenarios_tour_tabs_keep_scenario[] = {
#embed "scenarios/tour/tabs-keep.scenario" suffix(, )
  0};

static const struct Asset files[] = {
  {"apps/fieldbook.json", file_apps_fieldbook_json, sizeof file_apps_fieldbook_json - 1},
  {"scenarios/tour/commit-both.scenario", file_scenarios_tour_commit_both_scenario, sizeof file_scenarios_tour_commit_both_scenario - 1},
  {"scenarios/tour/draft-survives.scenario", file_scenarios_tour_draft_survives_scenario, sizeof file_scenarios_tour_draft_survives_scenario - 1},
  {"scenarios/tour/flick-android.scenario", file_scenarios_tour_flick_android_scenario, sizeof file_scenarios_tour_flick_android_scenario - 1},
  {"scenarios/tour/flick-ios.scenario", file_scenarios_tour_flick_ios_scenario, sizeof file_scenarios_tour_flick_ios_scenario - 1},
  {"scenarios/tour/halfway-android.scenario", file_scenarios_tour_halfway_android_scenario, sizeof file_scenarios_tour_halfway_android_scenario - 1},
  {"scenarios/tour/halfway-ios.scenario", file_scenarios_tour_halfway_ios_scenario, sizeof file_scenarios_tour_halfway_ios_scenario - 1},
  {"scenarios/tour/link-parents.scenario", file_scenarios_tour_link_parents_scenario, sizeof file_scenarios_tour_link_parents_scenario - 1},
  {"scenarios/tour/links-hostile.scenario", file_scenarios_tour_links_hostile_scenario, sizeof file_scenarios_tour_links_hostile_scenario - 1},
  {"scenarios/tour/other-tabs-root.scenario", file_scenarios_tour_other_tabs_root_scenario, sizeof file_scenarios_tour_other_tabs_root_scenario - 1},
  {"scenarios/tour/preview-numbers.scenario", file_scenarios_tour_preview_numbers_scenario, sizeof file_scenarios_tour_preview_numbers_scenario - 1},
  {"scenarios/tour/reselect.scenario", file_scenarios_tour_reselect_scenario, sizeof file_scenarios_tour_reselect_scenario - 1},
  {"scenarios/tour/root-android.scenario", file_scenarios_tour_root_android_scenario, sizeof file_scenarios_tour_root_android_scenario - 1},
  {"scenarios/tour/root-ios.scenario", file_scenarios_tour_root_ios_scenario, sizeof file_scenarios_tour_root_ios_scenario - 1},
  {"scenarios/tour/same-on-both.scenario", file_scenarios_tour_same_on_both_scenario, sizeof file_scenarios_tour_same_on_both_scenario - 1},
  {"scenarios/tour/tabs-keep.scenario", file_scenarios_tour_tabs_keep_scenario, sizeof file_scenarios_tour_tabs_keep_scenario - 1},
};
