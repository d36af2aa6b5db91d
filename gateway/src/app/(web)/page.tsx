import type { Metadata } from 'next';

import { destination } from '../../domain/destination';
import { languageParameter } from '../../domain/detectLanguage';
import { linkContext } from '../../web/links/linkContext';
import { withQueryOf } from '../../web/query';
import { requestContext } from '../../web/requestContext';
import { homeTexts } from '../../web/texts/homeTexts';
import buttons from '../../web/ui/button.module.css';
import { NextSteps } from '../../web/ui/NextSteps';
import { Section } from '../../web/ui/Section';

export async function generateMetadata(): Promise<Metadata> {
  const links = await linkContext();
  return {
    title: homeTexts(links.language).title,
    // The site's own home page is the one to be found.
    alternates: { canonical: destination('/', links) },
  };
}

/** The stand-in for the separate mobile site (requirements, 1): phones arrive here, whatever they asked for. */
export default async function MobileHome() {
  const [{ address, language }, links] = await Promise.all([requestContext(), linkContext()]);
  const { title, lead, open } = homeTexts(language);
  // The path says the language.
  const site = destination(withQueryOf('/', address, [languageParameter]), links);
  return (
    <>
      <Section heading={title} id="start" lead={lead} opens>
        <a className={buttons.primary} href={site}>
          {open}
        </a>
      </Section>
      <NextSteps links={links} />
    </>
  );
}
