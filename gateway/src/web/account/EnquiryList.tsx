import { destination, type LinkContext } from '../../domain/destination';
import { enquiryKindNames, enquiryStateNames, enquiryTopicNames } from '../../domain/enquiry';
import type { ContentLanguage } from '../../domain/languages';
import type { SentEnquiry } from '../../features/enquiries/findEnquiries';
import { formatDay } from '../format';
import { enquiryTexts } from '../texts/enquiryTexts';
import buttons from '../ui/button.module.css';
import ledger from '../ui/ledger.module.css';
import type { RowHeading } from './rowHeading';

interface EnquiryListProps {
  language: ContentLanguage;
  enquiries: readonly SentEnquiry[];
  links: LinkContext;
  heading?: RowHeading;
}

/** Messages of a merchant, each with where it stands. */
export function EnquiryList({ language, enquiries, links, heading: Heading = 'h3' }: EnquiryListProps) {
  const texts = enquiryTexts(language);
  return (
    <>
      {enquiries.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={ledger.rows}>
          {enquiries.map(({ id, kind, topic, message, state, confirmedAt }) => (
            <li className={ledger.row} key={id}>
              <Heading>
                {[enquiryKindNames[kind], topic && enquiryTopicNames[topic]]
                  .map((name) => name && name[language])
                  .filter(Boolean)
                  .join(': ')}
              </Heading>
              <p>
                <strong>{enquiryStateNames[state][language]}</strong> ·{' '}
                {texts.sentOn(formatDay(confirmedAt, language))}
              </p>
              {message && <p className={ledger.quiet}>{message}</p>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className={buttons.link} href={destination('/cht/Contact', links)}>
          {texts.write}
        </a>
      </p>
    </>
  );
}
