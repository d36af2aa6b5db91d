import { destination } from '../../domain/destination';
import { linkContext } from '../../web/links/linkContext';
import { Problem } from '../../web/shell/Problem';
import { translator } from '../../web/translator';
import { Button } from '../../web/ui/site';

export default async function NotFound() {
  const links = await linkContext();
  const t = await translator(links.language);
  return (
    <Problem statusCode={404} text={t('notFound.text')} title={t('notFound.title')}>
      <Button href={destination('/', links)}>{t('notFound.home')}</Button>
    </Problem>
  );
}
