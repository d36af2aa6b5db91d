import { destination } from '../../domain/destination';
import { linkContext } from '../../web/links/linkContext';
import { Problem } from '../../web/shell/Problem';
import { shellTexts } from '../../web/texts/shellTexts';
import buttons from '../../web/ui/button.module.css';

export default async function NotFound() {
  const links = await linkContext();
  const { title, text, home } = shellTexts(links.language).notFound;
  return (
    <Problem statusCode={404} text={text} title={title}>
      <a className={buttons.primary} href={destination('/', links)}>
        {home}
      </a>
    </Problem>
  );
}
