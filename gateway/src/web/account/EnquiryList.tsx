import { destination, type LinkContext } from '../../domain/destination';
import { enquiryKindNames, enquiryStateNames, enquiryTopicNames } from '../../domain/enquiry';
import type { ContentLanguage } from '../../domain/languages';
import type { SentEnquiry } from '../../features/enquiries/findEnquiries';
import blocks from '../blocks/blocks.module.css';
import { formatDay } from '../format';
import { enquiryTexts } from '../texts/enquiryTexts';
import buttons from '../ui/button.module.css';
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
  const form = destination('/cht/Contact', links);
  return (
    <>
      {enquiries.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={blocks.rows}>
          {enquiries.map(({ id, kind, topic, message, state, confirmedAt }) => (
            <li className={blocks.row} key={id}>
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
              {message && <p className={blocks.quiet}>{message}</p>}
            </li>
          ))}
        </ul>
      )}
      {form && (
        <p>
          <a className={buttons.link} href={form}>
            {texts.write}
          </a>
        </p>
      )}
    </>
  );
}
