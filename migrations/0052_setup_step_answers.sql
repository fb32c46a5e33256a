CREATE TABLE "setup_step_answers" (
	"step" varchar(20) PRIMARY KEY NOT NULL,
	"answer" varchar(20) NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setup_step_answers_step" CHECK ("setup_step_answers"."step" in ('company', 'hours', 'areas', 'prices', 'crew', 'staff', 'mail', 'live')),
	CONSTRAINT "setup_step_answers_answer" CHECK ("setup_step_answers"."answer" in ('confirmed', 'skipped'))
);
