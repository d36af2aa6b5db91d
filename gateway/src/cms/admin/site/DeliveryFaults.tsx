import type { ContentLanguage } from '../../../domain/languages';
import { readFaults } from '../../../sync/deliveryFaults';
import { moreMessages, deliveryMessages } from './messages';

interface DeliveryFaultsProps {
  /** As it is kept in "Updates of the website". */
  error: string | null | undefined;
  /** So many of them are said; the rest is counted. */
  most: number;
  language: ContentLanguage;
}

/** Lists the errors of telling the site of a change: the page or instance, and the reason. */
export function DeliveryFaults({ error, most, language }: DeliveryFaultsProps) {
  const faults = readFaults(error);
  if (faults.length === 0) return null;
  return (
    <ul className="admin-faults">
      {faults.slice(0, most).map(({ subject, reason, line }) => (
        <li key={line}>
          {subject && `${subject}: `}
          {reason ? deliveryMessages[reason][language] : line}
        </li>
      ))}
      {faults.length > most && <li>{moreMessages[language](faults.length - most)}</li>}
    </ul>
  );
}
