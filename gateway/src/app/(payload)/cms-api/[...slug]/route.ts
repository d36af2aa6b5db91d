import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';
import { getPayload } from 'payload';

import payloadConfig from '@payload-config';

import { config } from '../../../../platform/config/config';
import { guardRequests } from '../../../../rest/guard';

const dependencies = {
  load: () => getPayload({ config: payloadConfig, cron: true }),
  siteUrl: config.siteUrl,
  publicUrl: config.publicUrl,
};

export const GET = guardRequests(REST_GET(payloadConfig), dependencies);
export const POST = guardRequests(REST_POST(payloadConfig), dependencies);
export const DELETE = guardRequests(REST_DELETE(payloadConfig), dependencies);
export const PATCH = guardRequests(REST_PATCH(payloadConfig), dependencies);

/** Payload knows no HEAD; link previews ask for images with it. */
export const HEAD: typeof GET = async (request, context) => {
  const { status, headers, body } = await GET(
    new Request(request.url, { headers: request.headers }),
    context,
  );
  await body?.cancel();
  return new Response(null, { status, headers });
};
