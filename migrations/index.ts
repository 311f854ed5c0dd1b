import * as migration_20261121_104504_base from './20261121_104504_base';
import * as migration_20261121_110000_rate_limits from './20261121_110000_rate_limits';
import * as migration_20261121_120000_history_goes_with_its_lead from './20261121_120000_history_goes_with_its_lead';
import * as migration_20261121_135633_content from './20261121_135633_content';
import * as migration_20261121_165947_first_touch from './20261121_165947_first_touch';
import * as migration_20261121_170136_moved_addresses from './20261121_170136_moved_addresses';
import * as migration_20261121_171509_pictures_in_avif from './20261121_171509_pictures_in_avif';
import * as migration_20261121_204756_portal from './20261121_204756_portal';
import * as migration_20261121_205000_sent_versions_stay from './20261121_205000_sent_versions_stay';

export const migrations = [
  {
    up: migration_20261121_104504_base.up,
    down: migration_20261121_104504_base.down,
    name: '20261121_104504_base',
  },
  {
    up: migration_20261121_110000_rate_limits.up,
    down: migration_20261121_110000_rate_limits.down,
    name: '20261121_110000_rate_limits',
  },
  {
    up: migration_20261121_120000_history_goes_with_its_lead.up,
    down: migration_20261121_120000_history_goes_with_its_lead.down,
    name: '20261121_120000_history_goes_with_its_lead',
  },
  {
    up: migration_20261121_135633_content.up,
    down: migration_20261121_135633_content.down,
    name: '20261121_135633_content',
  },
  {
    up: migration_20261121_165947_first_touch.up,
    down: migration_20261121_165947_first_touch.down,
    name: '20261121_165947_first_touch',
  },
  {
    up: migration_20261121_170136_moved_addresses.up,
    down: migration_20261121_170136_moved_addresses.down,
    name: '20261121_170136_moved_addresses',
  },
  {
    up: migration_20261121_171509_pictures_in_avif.up,
    down: migration_20261121_171509_pictures_in_avif.down,
    name: '20261121_171509_pictures_in_avif',
  },
  {
    up: migration_20261121_204756_portal.up,
    down: migration_20261121_204756_portal.down,
    name: '20261121_204756_portal'
  },
  {
    up: migration_20261121_205000_sent_versions_stay.up,
    down: migration_20261121_205000_sent_versions_stay.down,
    name: '20261121_205000_sent_versions_stay',
  },
];
