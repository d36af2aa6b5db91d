import type { WireCommon } from '@/contract/calls/common';
import { mailtoHref } from '@/contract/lists/emailAddress';
import { telHref } from '@/contract/lists/phoneNumber';

import type { ContentLanguage } from '../../domain/languages';
import { homeTexts } from '../texts/homeTexts';
import buttons from '../ui/button.module.css';
import { Section } from '../ui/Section';
import styles from './blocks.module.css';

interface ContactProps {
  contact: WireCommon['contactInformation'];
  language: ContentLanguage;
}

/** Mail and telephone, each one tap away. */
export function Contact({ contact, language }: ContactProps) {
  const texts = homeTexts(language);
  const { email, phone, hours } = contact;
  return (
    <Section heading={texts.contact} id="contact" lead={texts.contactLead}>
      <p className={styles.actions}>
        <a className={buttons.primary} href={mailtoHref(email)}>
          {texts.write}
        </a>
        <a className={buttons.button} href={telHref(phone)}>
          {texts.call}: {phone}
        </a>
      </p>
      <p className={styles.quiet}>{hours}</p>
    </Section>
  );
}
