import { destination, type LinkContext } from '../../domain/destination';
import {
  enquiryKindNames,
  enquiryStateNames,
  enquiryTopicNames,
  type SentEnquiry,
} from '../../domain/enquiry';
import type { ContentLanguage } from '../../domain/languages';
import { formatDay } from '../format';
import type { Translate } from '../translator';
import { TextLink } from '../ui/site';
import { Quiet, Row, Rows } from '../ui/styles';
import type { RowHeading } from './rowHeading';

interface EnquiryListProps {
  language: ContentLanguage;
  t: Translate;
  enquiries: readonly SentEnquiry[];
  links: LinkContext;
  heading?: RowHeading;
}

/** Messages of a merchant, each with where it stands. */
export function EnquiryList({ language, t, enquiries, links, heading: Heading = 'h3' }: EnquiryListProps) {
  return (
    <>
      {enquiries.length === 0 ? (
        <p>{t('enquiries.none')}</p>
      ) : (
        <Rows>
          {enquiries.map(({ id, kind, topic, message, state, confirmedAt }) => (
            <Row key={id}>
              <Heading>
                {[enquiryKindNames[kind], topic && enquiryTopicNames[topic]]
                  .map((name) => name && name[language])
                  .filter(Boolean)
                  .join(': ')}
              </Heading>
              <p>
                <strong>{enquiryStateNames[state][language]}</strong> ·{' '}
                {t('enquiries.sentOn', { day: formatDay(confirmedAt, language) })}
              </p>
              {message && <Quiet>{message}</Quiet>}
            </Row>
          ))}
        </Rows>
      )}
      <p>
        <TextLink href={destination('/cht/Contact', links)}>{t('enquiries.write')}</TextLink>
      </p>
    </>
  );
}
