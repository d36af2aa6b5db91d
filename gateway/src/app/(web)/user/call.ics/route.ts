import type { NextRequest } from 'next/server';

import { calendarFile } from '@/shared/dueDates/calendarFile';

import { tokenParameter } from '../../../../domain/accountPaths';
import { linkState } from '../../../../features/enquiries/confirmEnquiry';
import { config } from '../../../../platform/config/config';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';

/** The call of a link as a calendar file; 404 where there is none, or none any more. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { payload, now, language } = await requestContext();
  const link = await linkState(payload, nextUrl.searchParams.get(tokenParameter) ?? '', now);
  if (link.state !== 'confirmed' || !link.call) return new Response(null, { status: 404 });
  const t = await translator(language);
  const { start, minutes, adviser } = link.call;
  const title = t('call.title', { product: config.productName });
  const entry = {
    key: `call-${Date.parse(start)}`,
    start,
    minutes,
    title,
    description: t('call.who', { adviser }),
  };
  const host = new URL(config.publicUrl).hostname;
  return new Response(calendarFile([entry], { language, name: title, host, now }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}
