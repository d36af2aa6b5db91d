import type { NextApiHandler } from 'next';

import { paths } from '@/services/config/paths';

import { adaptPreviewCookies } from './previewCookies';
import { sealCookie } from './previewMode';

/** Only a path of our own: a link may not lead anywhere else. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%:[\]]*$/;

/** Ends a preview in this browser and leads back to the page as everybody sees it. */
export const endPreview: NextApiHandler = (request, response) => {
  const path = String(request.query.path ?? '');
  response.setHeader('Cache-Control', 'private, no-store');
  response.clearPreviewData();
  response.appendHeader('Set-Cookie', sealCookie(0, 0));
  adaptPreviewCookies(response);
  response.redirect(307, ownPath.test(path) ? path : paths.home);
};
