// Run by `npm run docs`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { callsPage } from './callsPage';

writeFileSync(path.join(import.meta.dirname, '../../../../docs/calls.md'), callsPage());
