CREATE TABLE "estimate_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(255) NOT NULL,
	"choice" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "estimate_mails_by_email" ON "estimate_mails" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "estimate_mails_by_age" ON "estimate_mails" USING btree ("created_at");