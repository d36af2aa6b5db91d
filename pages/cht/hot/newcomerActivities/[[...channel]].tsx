import { NewcomersView } from '@/components/views/NewcomersView/NewcomersView';

export { getStaticPaths, getStaticProps } from '@/services/pages/newcomers';
export default NewcomersView;
