import { calendarFile, dueDateEntry } from '@/shared/dueDates/calendarFile';

import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { findDueDates } from '../../../../features/accounts/findDueDates';
import { config } from '../../../../platform/config/config';
import { formatPeriod } from '../../../../web/format';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';

/** The calendar of who is logged in as a file; 401 for everybody else. */
export async function GET(): Promise<Response> {
  const context = await requestContext();
  const { now, language } = context;
  const merchant = await currentMerchant(context);
  if (!merchant) return new Response(null, { status: 401 });
  const t = await translator(language);
  const { dates } = await findDueDates(context, merchant);
  const entries = dates.map((date) => dueDateEntry(date, formatPeriod(date, language)));
  const file = calendarFile(entries, {
    language,
    name: t('calendar.calendarName', { product: config.productName }),
    host: new URL(config.publicUrl).hostname,
    now,
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${t('calendar.fileName')}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
