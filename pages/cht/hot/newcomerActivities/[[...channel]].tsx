import { NewcomersView } from '@/components/views/NewcomersView/NewcomersView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/newcomers';
export default NewcomersView;
