import { getPayload } from 'payload';

import payloadConfig from '@payload-config';

import { isContentLanguage } from '../../../../../../../domain/languages';
import { findCaptions } from '../../../../../../../features/films/findCaptions';

type Parameters = Record<'appID' | 'fileID' | 'language', string>;

/** `en.vtt` and `de.vtt` beside a film; the film itself lies in gateway/public. */
export async function GET(_request: Request, { params }: { params: Promise<Parameters> }): Promise<Response> {
  const { language: file, ...film } = await params;
  const language = file.replace(/\.vtt$/, '');
  const captions =
    file.endsWith('.vtt') && isContentLanguage(language)
      ? await findCaptions(await getPayload({ config: payloadConfig }), film, language)
      : undefined;
  if (captions === undefined) return new Response(null, { status: 404 });
  return new Response(captions, {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
