import { useTranslation } from 'next-i18next/pages';

import { DeclarationEntry } from '@/components/parts/RegisterSearch/DeclarationEntry';
import { RegisterSearch } from '@/components/parts/RegisterSearch/RegisterSearch';
import { RepresentationEntry } from '@/components/parts/RegisterSearch/RepresentationEntry';
import type { Search } from '@/components/parts/RegisterSearch/useRegisterSearch';
import { Section } from '@/components/ui/Section/Section';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { loadChunk } from '@/services/browser/loading/chunk';
import { accountPages, paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import type { Declaration, Representation } from '@/services/domain/registers/register';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';
import { withParamObj } from '@/services/store/paramObj';

/** The calls come with the first search. */
const loadCalls = () => loadChunk(() => import('@/services/browser/api/registers'));
const searchDeclarations: Search<Declaration> = async (query) =>
  (await loadCalls()).searchDeclarations(query);
const searchRepresentations: Search<Representation> = async (query) =>
  (await loadCalls()).searchRepresentations(query);

interface RegisterViewProps {
  /** Which of the two registers is searched. */
  register: 'declarations' | 'representations';
  /** Describes the register and who may search it. */
  page: ContentPage;
}

/**
 * A register: a page of the CMS that explains it, and the search itself below its opening.
 * @avoid For registers that need no login.
 * @accessibility Results and problems are announced; the search stays where it is.
 */
export function RegisterView({ register, page }: RegisterViewProps) {
  const { t } = useTranslation('registers');
  const locale = useLocale();
  const { gatewayHost } = useCommonData().brand;
  const query = useClientValue(() => withParamObj(''), '');
  const account = {
    login: accountPages.login(gatewayHost, locale),
    registration: accountPages.register(gatewayHost, locale, query),
  };
  const path = register === 'declarations' ? paths.declarations : paths.representations;
  return (
    <ContentView page={page} path={path} toolId="search">
      <Section id="search" heading={t(`${register}.heading`)} lead={t(`${register}.lead`)}>
        {register === 'declarations' ? (
          <RegisterSearch name="searchDeclarations" path={path} search={searchDeclarations} {...account}>
            {(entry) => <DeclarationEntry key={entry.id} entry={entry} />}
          </RegisterSearch>
        ) : (
          <RegisterSearch
            name="searchRepresentations"
            path={path}
            search={searchRepresentations}
            {...account}
          >
            {(entry) => <RepresentationEntry key={entry.id} entry={entry} />}
          </RegisterSearch>
        )}
      </Section>
    </ContentView>
  );
}
