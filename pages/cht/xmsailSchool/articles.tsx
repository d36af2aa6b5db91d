import { StaticArticlesByTopicView } from '@/components/views/ArticlesByTopicView/StaticArticlesByTopicView';

export { getServerSideProps } from '@/services/loaders/articlesByTopic';
export default StaticArticlesByTopicView;
