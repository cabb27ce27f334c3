import { useEffect, useRef } from 'react'

type QuestionHeadingProps = {
  questionUuid: string
  text: string
  /** Below the headings of the page where there are some. */
  level?: 'h1' | 'h3'
  /** Names the field that answers the question. */
  id?: string
  /** Whether a question that is there from the first takes the focus as well. */
  isFocusedAtOnce?: boolean
}

/** Takes the focus when the question changes, so that the reader starts at the new one. */
export function QuestionHeading({
  questionUuid,
  text,
  level: Heading = 'h1',
  id,
  isFocusedAtOnce = false,
}: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isFocusedAtOnce ? undefined : questionUuid)
  useEffect(() => {
    if (shown.current === questionUuid) return
    shown.current = questionUuid
    heading.current?.focus()
  }, [questionUuid])
  return (
    <Heading
      id={id}
      ref={heading}
      tabIndex={-1}
      className="min-h-[3.3em] scroll-mt-6 text-[clamp(1.625rem,1.25rem+1.7vw,2.5rem)] leading-[1.16] outline-none lg:min-h-[3.5em]"
    >
      {text}
    </Heading>
  )
}
