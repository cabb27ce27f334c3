import { useEffect, useRef } from 'react'

type QuestionHeadingProps = { questionUuid: string; text: string }

/** Takes the focus when the question changes, so that the reader starts at the new one. */
export function QuestionHeading({ questionUuid, text }: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(questionUuid)
  useEffect(() => {
    if (shown.current === questionUuid) return
    shown.current = questionUuid
    heading.current?.focus()
  }, [questionUuid])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="min-h-[3.3em] scroll-mt-6 text-[clamp(1.625rem,1.25rem+1.7vw,2.5rem)] leading-[1.16] outline-none lg:min-h-[3.5em]"
    >
      {text}
    </h1>
  )
}
