import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';
import { getPayload } from 'payload';

import payloadConfig from '@payload-config';

import { guarded } from '../../../../cms/rest/guard';
import { config } from '../../../../platform/config/config';

const surroundings = {
  load: () => getPayload({ config: payloadConfig, cron: true }),
  siteUrl: config.siteUrl,
  publicUrl: config.publicUrl,
};

export const GET = guarded(REST_GET(payloadConfig), surroundings);
export const POST = guarded(REST_POST(payloadConfig), surroundings);
export const DELETE = guarded(REST_DELETE(payloadConfig), surroundings);
export const PATCH = guarded(REST_PATCH(payloadConfig), surroundings);

/** Payload knows no HEAD; link previews ask for images with it. */
export const HEAD: typeof GET = async (request, context) => {
  const { status, headers, body } = await GET(
    new Request(request.url, { headers: request.headers }),
    context,
  );
  await body?.cancel();
  return new Response(null, { status, headers });
};
