import type { Metadata } from 'next';

import { destination } from '../../domain/destination';
import { languageParameter } from '../../domain/detectLanguage';
import { linkContext } from '../../web/links/linkContext';
import { withQueryOf } from '../../web/query';
import { requestContext } from '../../web/requestContext';
import { translator } from '../../web/translator';
import { NextSteps } from '../../web/ui/NextSteps';
import { Button, Section } from '../../web/ui/site';

export async function generateMetadata(): Promise<Metadata> {
  const links = await linkContext();
  return {
    title: (await translator(links.language))('home.title'),
    // The site's own home page is the one to be found.
    alternates: { canonical: destination('/', links) },
  };
}

/** The stand-in for the separate mobile site (requirements, 1): phones arrive here, whatever they asked for. */
export default async function MobileHome() {
  const [{ address, language }, links] = await Promise.all([requestContext(), linkContext()]);
  const t = await translator(language);
  // The path says the language.
  const site = destination(withQueryOf('/', address, [languageParameter]), links);
  return (
    <>
      <Section heading={t('home.title')} headingLevel={1} lead={t('home.lead')}>
        <Button href={site}>{t('home.open')}</Button>
      </Section>
      <NextSteps links={links} t={t} />
    </>
  );
}
