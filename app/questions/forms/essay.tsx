/** The essay: its topic with what is asked about it, and apart from that the editor. */
import { type ComponentType, createContext, lazy, use } from 'react';
import { Direction, Stem } from '#app/questions/direction.tsx';
import type { EditorProps, FormView } from '#app/questions/forms/form-view.ts';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { say } from '#core/texts.ts';
import { questionDirections } from '#messages/questions/forms.ts';

function EssayPrompt({ question, lang }: QuestionProps<QuestionOf<'essay'>>) {
  return (
    <>
      <Direction>{say(questionDirections, lang)(question.form)}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
      <p className="mt-6 border-t border-rule pt-5 font-serif text-[1.0625rem] leading-[1.75] whitespace-pre-line">
        <RichText text={question.instructions[lang]} />
      </p>
    </>
  );
}

/** The editor where it must never be waited for: the page then brings the code along. */
export const EditorContext = createContext<ComponentType<EditorProps> | null>(null);

/** Only an essay's page needs it, and wakes with it: a part that wakes by itself may lose what is typed meanwhile. */
const LateEditor = lazy(async () => ({
  default: (await import('#app/questions/essay-editor.tsx')).EssayEditor,
}));

function Editor(props: EditorProps) {
  const Brought = use(EditorContext);
  return Brought ? <Brought {...props} /> : <LateEditor {...props} />;
}

export const essay: FormView<'essay'> = {
  Body: EssayPrompt,
  Editor,
  partsAsked: () => 'any',
  restMs: 1500,
};
