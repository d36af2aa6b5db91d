import type { Payload, PayloadRequest } from 'payload';

import { newPassword } from '../../src/cms/staff/password';
import { dayOf } from '../../src/platform/http/callContext';
import { demoFiles, demoMerchant, type SeedFile } from '../content/clientFiles.content';
import { allOrNothing } from './documents';

const mark = 'seeded:demoAccount';

/** As the CMS stores days. */
const noon = (day: string): string => `${day}T12:00:00.000Z`;

/** Some days after the end of a period, and not in the days to come. */
const decidedOn = (to: string, today: string): string => {
  const day = new Date(Date.parse(to) + 8 * 86_400_000).toISOString().slice(0, 10);
  return day < today ? day : today;
};

async function addFile(
  req: PayloadRequest,
  { returns = [], ...file }: SeedFile,
  { merchant, today }: { merchant: number; today: string },
) {
  const { id } = await req.payload.create({
    collection: 'client-files',
    data: { ...file, merchant, stateSince: noon(file.stateSince), nextDate: noon(file.nextDate) },
    depth: 0,
    req,
  });
  for (const { from, to, dueDate, figures, state, ...more } of returns) {
    const days = { from: noon(from), to: noon(to), dueDate: noon(dueDate) };
    const decided = state === 'filed' && {
      decidedAt: noon(decidedOn(to, today)),
      decidedBy: `${demoMerchant.companyName}, ${demoMerchant.username}`,
    };
    await req.payload.create({
      collection: 'client-returns',
      data: { ...more, ...days, ...figures, ...decided, clientFile: id, currency: 'EUR', state },
      depth: 0,
      req,
    });
  }
}

/**
 * Gives a new gateway an account with client files, whose workspace can be looked at. Answers its login, or nothing
 * where there are accounts already, or were some.
 */
export async function addDemoAccount(
  payload: Payload,
  now: Date,
): Promise<{ phone: string; password: string } | null> {
  const { totalDocs } = await payload.count({ collection: 'merchants' });
  if (totalDocs > 0 || (await payload.kv.has(mark))) return null;
  const password = newPassword();
  const today = dayOf(now);
  await allOrNothing(payload, async (req) => {
    const data = { ...demoMerchant, password, consentTime: now.toISOString() };
    const { id } = await payload.create({ collection: 'merchants', data, depth: 0, req });
    for (const file of demoFiles(today)) await addFile(req, file, { merchant: id, today });
  });
  await payload.kv.set(mark, now.toISOString());
  return { phone: demoMerchant.username, password };
}
