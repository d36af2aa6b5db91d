import { inLocale, paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';
import { serverTranslation } from '@/services/i18n/serverTranslation';

/** A whole page in HTML for a link that shows nothing any more: it needs neither gateway nor frame. */
export async function expiredLinkPage(locale: Locale): Promise<string> {
  const t = await serverTranslation(locale, 'preview');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('refused.title')}</title>
<style>body{margin:15vh auto;max-width:36rem;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif}h1{font-size:1.75rem;line-height:1.25}</style>
</head>
<body>
<main>
<h1>${t('refused.title')}</h1>
<p>${t('refused.text')}</p>
<p><a href="${inLocale(paths.home, locale)}">${t('refused.home')}</a></p>
</main>
</body>
</html>
`;
}
