import type { Metadata } from 'next';

import { ForgottenForm } from '../../../../web/forms/ForgottenForm';
import { accountTexts } from '../../../../web/texts/accountTexts';
import { Section } from '../../../../web/ui/Section';
import { visit } from '../../../../web/visit';

export async function generateMetadata(): Promise<Metadata> {
  return { title: accountTexts((await visit()).language).forgotten.title };
}

export default async function Forgotten() {
  const { language } = await visit();
  const { title, lead } = accountTexts(language).forgotten;
  return (
    <Section heading={title} id="forgotten" lead={lead} opens>
      <ForgottenForm language={language} />
    </Section>
  );
}
