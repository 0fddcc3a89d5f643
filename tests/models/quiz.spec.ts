import { quizBrowserFlow } from './quiz/quiz.flow.ts';
import { openQuizWorld } from './quiz/quiz.world.ts';
import { runFlow } from './run-flow.ts';

runFlow(quizBrowserFlow, openQuizWorld);
