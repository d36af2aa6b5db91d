import type { WireBlock } from '@/contract/calls/blocks';

import type { LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { homeTexts } from '../texts/homeTexts';
import styles from './blocks.module.css';
import { Prose } from './Prose';

type Part<Type extends WireBlock['blockType'], Key extends string> =
  Extract<WireBlock, { blockType: Type }> extends Record<Key, infer Value> ? Value : never;

export const Steps = ({ steps }: { steps: Part<'steps', 'steps'> }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text, duration }) => (
      <li className={styles.step} key={title}>
        <h3>{title}</h3>
        {duration && <p className={styles.duration}>{duration}</p>}
        <p className={styles.quiet}>{text}</p>
      </li>
    ))}
  </ol>
);

export const Checklist = ({ items }: { items: Part<'checklist', 'items'> }) => (
  <ul className={styles.rows}>
    {items.map(({ text, note }) => (
      <li className={styles.row} key={text}>
        {text}
        {note && <p className={styles.quiet}>{note}</p>}
      </li>
    ))}
  </ul>
);

export const Timeline = ({ entries }: { entries: Part<'timeline', 'entries'> }) => (
  <ol className={styles.rows}>
    {entries.map(({ when, title, text }) => (
      <li className={styles.row} key={`${when} ${title}`}>
        <p className={styles.duration}>{when}</p>
        <h3>{title}</h3>
        {text && <p className={styles.quiet}>{text}</p>}
      </li>
    ))}
  </ol>
);

export const Figures = ({ items }: { items: Part<'keyFigures', 'items'> }) => (
  <dl className={styles.figures}>
    {items.map(({ value, label, note }) => (
      <div key={label}>
        <dt>{value}</dt>
        <dd>{label}</dd>
        {note && <dd>{note}</dd>}
      </div>
    ))}
  </dl>
);

interface QuestionsProps {
  items: Part<'faq', 'items'>;
  links: LinkContext;
}

export const Questions = ({ items, links }: QuestionsProps) => (
  <div>
    {items.map(({ id, question, answerHtml }) => (
      <details className={styles.question} id={`question-${id}`} key={id}>
        <summary>{question}</summary>
        <div className={styles.answer}>
          <Prose html={answerHtml} links={links} />
        </div>
      </details>
    ))}
  </div>
);

export const Offices = ({ offices }: { offices: Part<'offices', 'offices'> }) => (
  <ul className={styles.offices}>
    {offices.map(({ city, country, address, note }) => (
      <li key={city}>
        <h3>{city}</h3>
        <p className={styles.quiet}>{country}</p>
        <address>{address}</address>
        {note && <p className={styles.quiet}>{note}</p>}
      </li>
    ))}
  </ul>
);

interface GlossaryProps {
  terms: Part<'glossary', 'terms'>;
  language: ContentLanguage;
}

/** The term of the display language leads. */
export function Glossary({ terms, language }: GlossaryProps) {
  const other = language === 'de' ? 'en' : 'de';
  const texts = homeTexts(language);
  return (
    <dl className={styles.rows}>
      {terms.map((term) => (
        <div className={styles.row} key={term.en}>
          <dt lang={language}>{term[language]}</dt>
          <dd className={styles.quiet}>
            {other === 'en' ? texts.english : texts.german}: <span lang={other}>{term[other]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
