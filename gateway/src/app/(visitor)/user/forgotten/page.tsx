import type { Metadata } from 'next';

import { ForgottenForm } from '../../../../visitor/forms/ForgottenForm';
import { accountTexts } from '../../../../visitor/texts/accountTexts';
import { Section } from '../../../../visitor/ui/Section';
import { visit } from '../../../../visitor/visit';

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
