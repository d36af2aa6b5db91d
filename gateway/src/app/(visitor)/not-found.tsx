import { destination } from '../../visitor/links/destination';
import { linkSurroundings } from '../../visitor/links/linkSurroundings';
import { Problem } from '../../visitor/shell/Problem';
import { shellTexts } from '../../visitor/texts/shellTexts';
import buttons from '../../visitor/ui/button.module.css';

export default async function NotFound() {
  const links = await linkSurroundings();
  const { title, text, home } = shellTexts(links.language).notFound;
  return (
    <Problem statusCode={404} text={text} title={title}>
      <a className={buttons.primary} href={destination('/', links) ?? '/'}>
        {home}
      </a>
    </Problem>
  );
}
