import * as migration_20261126_003832_base from './20261126_003832_base';
import * as migration_20261126_141043_submissions from './20261126_141043_submissions';
import * as migration_20261126_144626_fold_searches from './20261126_144626_fold_searches';
import * as migration_20261126_144649_chilean_pesos from './20261126_144649_chilean_pesos';
import * as migration_20261126_153826_invoice_numbers from './20261126_153826_invoice_numbers';
import * as migration_20261126_182247_billing_problem from './20261126_182247_billing_problem';
import * as migration_20261128_011209_backups from './20261128_011209_backups';
import * as migration_20261128_150547_calls from './20261128_150547_calls';
import * as migration_20261128_150601_call_capacity from './20261128_150601_call_capacity';
import * as migration_20261128_150739_lead_keys from './20261128_150739_lead_keys';
import * as migration_20261128_150746_prices from './20261128_150746_prices';
import * as migration_20261128_150756_open_tokens from './20261128_150756_open_tokens';
import * as migration_20261128_150903_case_studies from './20261128_150903_case_studies';
import * as migration_20261128_151005_office_places from './20261128_151005_office_places';
import * as migration_20261128_151543_reply_promised from './20261128_151543_reply_promised';
import * as migration_20261128_151548_lead_imports from './20261128_151548_lead_imports';
import * as migration_20261128_183908_waits_since from './20261128_183908_waits_since';
import * as migration_20261128_184500_busy_spans from './20261128_184500_busy_spans';

export const migrations = [
  {
    up: migration_20261126_003832_base.up,
    down: migration_20261126_003832_base.down,
    name: '20261126_003832_base',
  },
  {
    up: migration_20261126_141043_submissions.up,
    down: migration_20261126_141043_submissions.down,
    name: '20261126_141043_submissions',
  },
  {
    up: migration_20261126_144626_fold_searches.up,
    down: migration_20261126_144626_fold_searches.down,
    name: '20261126_144626_fold_searches',
  },
  {
    up: migration_20261126_144649_chilean_pesos.up,
    down: migration_20261126_144649_chilean_pesos.down,
    name: '20261126_144649_chilean_pesos',
  },
  {
    up: migration_20261126_153826_invoice_numbers.up,
    down: migration_20261126_153826_invoice_numbers.down,
    name: '20261126_153826_invoice_numbers',
  },
  {
    up: migration_20261126_182247_billing_problem.up,
    down: migration_20261126_182247_billing_problem.down,
    name: '20261126_182247_billing_problem',
  },
  {
    up: migration_20261128_011209_backups.up,
    down: migration_20261128_011209_backups.down,
    name: '20261128_011209_backups',
  },
  {
    up: migration_20261128_150547_calls.up,
    down: migration_20261128_150547_calls.down,
    name: '20261128_150547_calls',
  },
  {
    up: migration_20261128_150601_call_capacity.up,
    down: migration_20261128_150601_call_capacity.down,
    name: '20261128_150601_call_capacity',
  },
  {
    up: migration_20261128_150739_lead_keys.up,
    down: migration_20261128_150739_lead_keys.down,
    name: '20261128_150739_lead_keys',
  },
  {
    up: migration_20261128_150746_prices.up,
    down: migration_20261128_150746_prices.down,
    name: '20261128_150746_prices',
  },
  {
    up: migration_20261128_150756_open_tokens.up,
    down: migration_20261128_150756_open_tokens.down,
    name: '20261128_150756_open_tokens',
  },
  {
    up: migration_20261128_150903_case_studies.up,
    down: migration_20261128_150903_case_studies.down,
    name: '20261128_150903_case_studies',
  },
  {
    up: migration_20261128_151005_office_places.up,
    down: migration_20261128_151005_office_places.down,
    name: '20261128_151005_office_places',
  },
  {
    up: migration_20261128_151543_reply_promised.up,
    down: migration_20261128_151543_reply_promised.down,
    name: '20261128_151543_reply_promised',
  },
  {
    up: migration_20261128_151548_lead_imports.up,
    down: migration_20261128_151548_lead_imports.down,
    name: '20261128_151548_lead_imports',
  },
  {
    up: migration_20261128_183908_waits_since.up,
    down: migration_20261128_183908_waits_since.down,
    name: '20261128_183908_waits_since',
  },
  {
    up: migration_20261128_184500_busy_spans.up,
    down: migration_20261128_184500_busy_spans.down,
    name: '20261128_184500_busy_spans'
  },
];
