/** One address of the gateway of each kind that answers programs. */
export const interfaces = [
  ...['/cms-api/articles', '/cms-api/articles/1', '/cms-api/globals/menu', '/cms-api/users/login'],
  ...['/cms-api/users/me', '/cms-api/media/file/a.webp', '/cms-api/access', '/healthz', '/readyz'],
  ...['/officialQuery/getCommon', '/vat/qaAnswerDetail/get/1', '/api/system/user/register', '/auth/logout'],
  ...['/captcha/work', '/captcha/puzzle', '/films/kompassa/vat-oss-ioss/captions/en.vtt'],
];
/** Pages of the gateway host, the admin included. */
export const pages = ['/', '/user/login', '/user/register', '/workPlace', '/admin', '/admin/login'];
/** Files that lie beside the gateway's code. */
export const files = ['/mark.svg', '/brand/logo.svg'];
/** The pages of the gateway that visitors see. */
export const visitorPages = [
  ...['/', '/user/register', '/user/login', '/user/forgotten', '/user/confirm'],
  ...['/user/alerts', '/user/alerts/confirm', '/user/alerts/end'],
];
