import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { settingsPage } from './settingsPage';

writeFileSync(path.resolve('docs/settings.md'), settingsPage());
