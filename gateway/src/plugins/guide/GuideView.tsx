import Image from 'next/image';
import type { AdminViewServerProps } from 'payload';

import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { adminLanguage } from '../../domain/languages';
import { guide } from './texts';

/** The guide for marketers, with screenshots of an admin that holds the demo content, 1280 px wide. */
export function GuideView(props: AdminViewServerProps) {
  const language = adminLanguage(props.initPageResult.req.i18n.language);
  const { title, lead, steps } = guide[language];
  return (
    <AdminPage {...props} title={title}>
      <p className="guide__text">{lead}</p>
      <ol className="guide__steps">
        {steps.map(({ key, heading, paragraphs, picture }) => (
          <li key={key} id={key}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="guide__text">
                {paragraph}
              </p>
            ))}
            {picture && (
              <Image
                alt={picture}
                src={`/guide/${language}/${key}.webp`}
                width={1280}
                height={800}
                unoptimized
                className="guide__picture"
              />
            )}
          </li>
        ))}
      </ol>
    </AdminPage>
  );
}
