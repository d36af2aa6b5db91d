// @ts-check
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { serve } from './lib/serve.mjs';

await command(() => serve('start'));
