import type { TextareaFieldServerComponent } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { DeliveryFaults } from './DeliveryFaults';
import { siteMessages } from './messages';

/** On an update itself: every reason. */
export const DeliveryFaultsField: TextareaFieldServerComponent = ({ data, i18n }) => {
  const { error } = data as { error?: string | null };
  const language = adminLanguage(i18n.language);
  if (!error) return null;
  return (
    <section style={{ marginBottom: 24 }}>
      <h3 style={{ marginBottom: 8 }}>{siteMessages.whatFailed[language]}</h3>
      <DeliveryFaults error={error} most={Infinity} language={language} />
    </section>
  );
};
