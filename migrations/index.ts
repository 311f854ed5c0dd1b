import * as migration_20261126_003832_base from './20261126_003832_base';
import * as migration_20261126_141043_submissions from './20261126_141043_submissions';
import * as migration_20261126_144626_fold_searches from './20261126_144626_fold_searches';
import * as migration_20261126_144649_chilean_pesos from './20261126_144649_chilean_pesos';
import * as migration_20261126_153826_invoice_numbers from './20261126_153826_invoice_numbers';
import * as migration_20261126_182247_billing_problem from './20261126_182247_billing_problem';
import * as migration_20261128_011209_backups from './20261128_011209_backups';
import * as migration_20261128_150547_calls from './20261128_150547_calls';
import * as migration_20261128_150601_call_capacity from './20261128_150601_call_capacity';

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
    name: '20261128_150601_call_capacity'
  },
];
