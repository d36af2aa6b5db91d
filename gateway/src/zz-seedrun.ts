import { start } from '/work/main/gateway/src/start/start';
import configuration from '@payload-config';
import { getPayload } from 'payload';
await start();
const p = await getPayload({ config: configuration });
for (const c of ['pages','services','partners','vat-rates','articles','media'] as const) console.log(c,(await p.count({collection:c})).totalDocs);
process.exit(0);
