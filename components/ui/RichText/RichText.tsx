import { Text, TextWithFigures } from './RichText.styles';

interface RichTextProps {
  /** Sanitised by the loader; never anything that came straight from outside. */
  html: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string;
}

const figures = /<(?:table|figure|img)\b/;

/**
 * Long reading, as the CMS wrote it.
 * @avoid For texts of the interface, and for HTML that no loader has sanitised.
 * @accessibility Headings begin at level 2 or 3, as the sanitiser leaves them; `lang` says when it is in
 *   another language.
 */
export function RichText({ html, lang }: RichTextProps) {
  const Element = figures.test(html) ? TextWithFigures : Text;
  return <Element data-prose lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
