import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import type { EnquiryKind } from '@/contract/lists/enquiries';
import { enquiryFields } from '@/services/domain/enquiries/enquiryEntries';
import { mailto } from '@/services/domain/enquiries/mailto';

import { NoScripts, Note, Panel, PanelTitle } from './EnquiryForm.styles';

interface EnquiryLetterProps {
  kind: EnquiryKind;
  /** The company's address. */
  email: string;
}

/** In place of the form where there are no scripts: an e-mail that asks for the same. */
export function EnquiryLetter({ kind, email }: EnquiryLetterProps) {
  const { t } = useTranslation('enquiries');
  const asked = enquiryFields[kind].filter((name) => name !== 'email' && name !== 'message');
  const text = asked.map((name) => `${t(`${name}.label`)}\n\n`).join('');
  return (
    <NoScripts>
      <Panel $tone="calm">
        <PanelTitle>{t('letter.title')}</PanelTitle>
        <p>{t('letter.text')}</p>
        <Button href={mailto({ to: email, subject: t(`${kind}.subject`), text })}>{t('letter.write')}</Button>
        <Note>{t('letter.address', { email })}</Note>
      </Panel>
    </NoScripts>
  );
}
