import de from '@/locales/de/preview.json';
import en from '@/locales/en/preview.json';
import { inLocale, paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';

const texts: Record<Locale, typeof en> = { en, de };

/** A whole page in HTML for a link that shows nothing any more: it needs neither gateway nor frame. */
export function expiredLinkPage(locale: Locale): string {
  const { refused } = texts[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${refused.title}</title>
<style>body{margin:15vh auto;max-width:36rem;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif}h1{font-size:1.75rem;line-height:1.25}</style>
</head>
<body>
<main>
<h1>${refused.title}</h1>
<p>${refused.text}</p>
<p><a href="${inLocale(paths.home, locale)}">${refused.home}</a></p>
</main>
</body>
</html>
`;
}
