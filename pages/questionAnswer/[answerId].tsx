import { KeptAnswerView } from '@/components/views/AnswerView/KeptAnswerView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/answer';
export default KeptAnswerView;
