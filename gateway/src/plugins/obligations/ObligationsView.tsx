import type { AdminViewServerProps } from 'payload';

import { countryName } from '@/contract/lists/countryName';
import { obligationNames } from '@/contract/lists/obligations';

import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { companyPlaceNames } from '../../cms/fields/answers';
import { adminLanguage, type ContentLanguage } from '../../domain/languages';
import { type AnswerRow, findAnswers } from './findAnswers';
import { obligationMessages, title } from './texts';

function forWhom({ company, isAlsoAtHome, isOptional, coveredBy }: AnswerRow, language: ContentLanguage) {
  const words = obligationMessages[language];
  return [
    companyPlaceNames[company][language],
    !isAlsoAtHome && words.abroad,
    isOptional && words.optional,
    coveredBy.length > 0 && words.notBeside(coveredBy.map((id) => obligationNames[id][language]).join(', ')),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Which services answer which obligation of the check, for whom, and what no service answers. */
export async function ObligationsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = obligationMessages[language];
  const rows = await findAnswers(req.payload, language);
  return (
    <AdminPage {...props} title={title[language]}>
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{words.lead}</p>
      <table className="admin-table">
        <thead>
          <tr>
            {[words.obligation, words.service, words.country, words.forWhom].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ obligation, answers }) => (
          <tbody key={obligation}>
            {answers.length === 0 && (
              <tr>
                <th scope="row">{obligationNames[obligation][language]}</th>
                <td colSpan={3} className="admin-table__overdue">
                  {words.none}
                </td>
              </tr>
            )}
            {answers.map((answer, index) => (
              <tr key={`${answer.service.id} ${answer.country} ${answer.company}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={answers.length}>
                    {obligationNames[obligation][language]}
                  </th>
                )}
                <td>
                  <a href={`/admin/collections/services/${answer.service.id}`}>{answer.service.serverName}</a>
                </td>
                <td>{countryName(answer.country)[language]}</td>
                <td>{forWhom(answer, language)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </AdminPage>
  );
}
