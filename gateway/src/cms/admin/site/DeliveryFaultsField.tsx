import type { JSONFieldServerComponent } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { readFaults } from '../../../sync/deliveryFaults';
import { DeliveryFaults } from './DeliveryFaults';
import { siteMessages } from './messages';

/** On an update itself: every reason. */
export const DeliveryFaultsField: JSONFieldServerComponent = ({ data, i18n }) => {
  const faults = readFaults((data as { faults?: unknown }).faults);
  const language = adminLanguage(i18n.language);
  if (faults.length === 0) return null;
  return (
    <section style={{ marginBottom: 24 }}>
      <h3 style={{ marginBottom: 8 }}>{siteMessages.whatFailed[language]}</h3>
      <DeliveryFaults faults={faults} most={Infinity} language={language} />
    </section>
  );
};
