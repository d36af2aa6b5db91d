import { buildWidget } from '../../../../features/captcha/buildWidget';

/** Built with the gateway, then a file like any other. */
export const dynamic = 'force-static';

/** The custom element `<slider-captcha>`; pages of the site load it too, where a form needs it. */
export async function GET(): Promise<Response> {
  return new Response(await buildWidget(), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
