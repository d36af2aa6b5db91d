import { ContactPlace } from '@/components/parts/ContactPlace/ContactPlace';
import type { ContentPage } from '@/services/domain/content/page';
import { useCommonData } from '@/services/store/commonData';

/** Cities with an office, by what marketers wrote on this page. */
const officesOf = ({ blocks }: ContentPage): string[] =>
  blocks.flatMap((block) => (block.kind === 'offices' ? block.offices.map(({ city }) => city) : []));

/** The address of the company, and a map with its city and those of its offices. */
export function ContactOffices({ page }: { page: ContentPage }) {
  const { contact } = useCommonData();
  return <ContactPlace contact={contact} offices={[...new Set([contact.city, ...officesOf(page)])]} />;
}
