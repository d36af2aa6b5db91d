import { StaticCountryDeadlinesView } from '@/components/views/CountryDeadlinesView/StaticCountryDeadlinesView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/countryDeadlines';
export default StaticCountryDeadlinesView;
