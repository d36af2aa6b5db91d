import { StaticCountryDeadlinesView } from '@/components/views/CountryDeadlinesView/StaticCountryDeadlinesView';

export { getServerSideProps } from '@/services/loaders/countryDeadlines';
export default StaticCountryDeadlinesView;
