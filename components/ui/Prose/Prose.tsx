import { Text } from './Prose.styles';

interface ProseProps {
  /** Sanitised by the loader; never anything that came straight from outside. */
  html: string;
  /** Where the text is in another language than the page. */
  lang?: string;
}

/** Long reading, as the CMS wrote it. */
export function Prose({ html, lang }: ProseProps) {
  return <Text lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
