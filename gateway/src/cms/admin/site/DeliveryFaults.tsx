import type { ContentLanguage } from '../../../domain/languages';
import type { DeliveryFault } from '../../../sync/deliveryFaults';
import { moreMessages, deliveryMessages } from './messages';

interface DeliveryFaultsProps {
  faults: DeliveryFault[];
  /** So many of them are said; the rest is counted. */
  most: number;
  language: ContentLanguage;
}

/** Lists the errors of telling the site of a change: the page or instance, and the reason. */
export function DeliveryFaults({ faults, most, language }: DeliveryFaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul className="admin-faults">
      {faults.slice(0, most).map(({ code, subject = '', detail }) => (
        <li key={`${code} ${subject} ${detail}`}>
          {subject && `${subject}: `}
          {code === 'unknown' ? detail : deliveryMessages[code][language]}
        </li>
      ))}
      {faults.length > most && <li>{moreMessages[language](faults.length - most)}</li>}
    </ul>
  );
}
